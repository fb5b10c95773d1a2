/** A lighthouse at dusk. */
export function Light() {
  return (
    <g>
      <path d="M150 92 0 28v128z" className="ink ochre" />
      <path d="M150 92l150-64v128z" className="ink ochre" />
      <path d="M128 116h44l14 178h-72z" className="ink coral" />
      <path d="M124.3 164h51.4l3.2 40h-57.8z" className="paper" />
      <path d="M118 244h64l3 40h-70z" className="paper" />
      <path d="M130 76h40v40h-40zM150 50l28 26h-56zM120 112h60v10h-60z" className="ink navy" />
      <path d="M0 300q52-34 112-22 40-10 84 6 60-16 104 18v58H0z" className="ink navy" />
      <path d="M0 330q38-12 75 0t75 0 75 0 75 0v30H0z" className="ink teal" />
    </g>
  );
}
