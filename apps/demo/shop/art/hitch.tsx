/** A rope around a cleat. */
export function Hitch() {
  return (
    <g>
      <path
        d="M112 186h22v46h-22zM166 186h22v46h-22zM84 230h132q10 0 10 10v14H74v-14q0-10 10-10z"
        className="ink navy"
      />
      <path d="M34 172q8-20 36-20h160q28 0 36 20 4 14-12 18H46q-16-4-12-18z" className="ink navy" />
      <path
        d="M34 372C70 300 96 296 118 236C140 172 214 96 246 132C284 178 190 214 150 170C110 126 28 88 50 136C70 178 128 214 190 230C232 244 226 300 266 372"
        className="rope"
      />
      <path
        d="M34 372C70 300 96 296 118 236C140 172 214 96 246 132C284 178 190 214 150 170C110 126 28 88 50 136C70 178 128 214 190 230C232 244 226 300 266 372"
        className="lay"
      />
    </g>
  );
}
