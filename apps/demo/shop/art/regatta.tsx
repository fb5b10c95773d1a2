interface BoatProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly sail: 'coral' | 'teal' | 'ochre';
}

/** Three boats on one tack. */
export function Regatta() {
  return (
    <g>
      <circle cx="62" cy="70" r="26" className="ink ochre" />
      <Boat x={196} y={60} scale={0.62} sail="teal" />
      <Boat x={92} y={92} scale={0.78} sail="ochre" />
      <Boat x={176} y={118} scale={1.12} sail="coral" />
      <path d="M0 286q38-12 75 0t75 0 75 0 75 0v74H0z" className="ink teal" />
      <path d="M0 318q38-12 75 0t75 0 75 0 75 0v42H0z" className="ink navy" />
    </g>
  );
}

function Boat({ x, y, scale, sail }: BoatProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 0q54 66 62 140H0z" className={`ink ${sail}`} />
      <path d="M-8 26q-32 52-54 114h54z" className="ink navy" />
      <path d="M-66 150H74q-8 30-30 34h-74q-28-4-36-34z" className="ink navy" />
    </g>
  );
}
