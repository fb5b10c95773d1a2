/** The sun over six lines of water. */
export function Tide() {
  return (
    <g>
      <circle cx="150" cy="136" r="84" className="ink coral" />
      <circle cx="222" cy="66" r="18" className="ink ochre" />
      {waves.map((y, index) => (
        <path key={y} d={waveFrom(y, index)} className={`ink ${index % 2 ? 'navy' : 'teal'}`} />
      ))}
    </g>
  );
}

const waves = [176, 206, 236, 266, 296, 326];

function waveFrom(y: number, index: number): string {
  const start = index % 2 ? -30 : 0;
  return `M${start} ${y}q30-18 60 0t60 0 60 0 60 0 60 0 60 0v14q-30 18-60 0t-60 0-60 0-60 0-60 0-60 0z`;
}
