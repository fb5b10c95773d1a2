/** A boat below the moon. */
export function Watch() {
  return (
    <g>
      <path d="M0 0h300v360H0z" className="ink-plain navy" />
      <circle cx="206" cy="92" r="46" className="ink-plain ochre" />
      <circle cx="186" cy="82" r="42" className="ink-plain navy" />
      {stars.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" className="paper" />
      ))}
      <path d="M128 132q46 54 50 108h-50z" className="paper" />
      <path d="M120 156q-24 40-42 84h42z" className="paper" />
      <path d="M74 250h112q-8 24-26 26h-60q-20-2-26-26z" className="paper" />
      {glints.map(([x, y, width]) => (
        <path key={y} d={`M${x} ${y}h${width}v4h-${width}z`} className="ink-plain ochre" />
      ))}
    </g>
  );
}

const stars = [
  [40, 48],
  [88, 96],
  [126, 40],
  [262, 176],
  [34, 150],
  [248, 32],
  [70, 196],
] as const;

const glints = [
  [176, 296, 62],
  [150, 312, 98],
  [186, 328, 46],
  [166, 344, 74],
] as const;
