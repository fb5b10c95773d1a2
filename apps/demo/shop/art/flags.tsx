import type { ReactNode } from 'react';

/** The name of the shop in signal flags, two in a row. */
export function Flags() {
  return (
    <g>
      {flags.map((flag, index) => (
        <g
          key={spelled[index]}
          transform={`translate(${44 + (index % 2) * 112} ${34 + Math.floor(index / 2) * 76})`}
        >
          {flag}
        </g>
      ))}
    </g>
  );
}

const spelled = 'tidemark';

/** T, I, D, E, M, A, R, K, each 100 by 62. */
const flags: readonly ReactNode[] = [
  <>
    <path d="M0 0h33.3v62H0z" className="ink coral" />
    <path d="M66.7 0H100v62H66.7z" className="ink navy" />
  </>,
  <>
    <path d="M0 0h100v62H0z" className="ink ochre" />
    <circle cx="50" cy="31" r="20" className="ink navy" />
  </>,
  <>
    <path d="M0 0h100v15.5H0zM0 46.5h100V62H0z" className="ink ochre" />
    <path d="M0 15.5h100v31H0z" className="ink navy" />
  </>,
  <>
    <path d="M0 0h100v31H0z" className="ink navy" />
    <path d="M0 31h100v31H0z" className="ink coral" />
  </>,
  <>
    <path d="M0 0h100v62H0z" className="ink navy" />
    <path
      d="M0 0h16l34 22L84 0h16v8L66 31l34 23v8H84L50 40 16 62H0v-8l34-23L0 8z"
      className="paper"
    />
  </>,
  <path key="a" d="M50 0h50L84 31l16 31H50z" className="ink navy" />,
  <>
    <path d="M0 0h100v62H0z" className="ink coral" />
    <path d="M42 0h16v23h42v16H58v23H42V39H0V23h42z" className="ink-plain ochre" />
  </>,
  <>
    <path d="M0 0h50v62H0z" className="ink ochre" />
    <path d="M50 0h50v62H50z" className="ink navy" />
  </>,
];
