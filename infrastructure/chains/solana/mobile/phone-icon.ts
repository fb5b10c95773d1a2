/** A `data:` image of a phone. */
export const phoneIcon = `data:image/svg+xml,${encodeURIComponent(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    '<rect width="40" height="40" fill="#334155"/>',
    '<rect x="13" y="8" width="14" height="24" rx="3" fill="none" stroke="#fff" stroke-width="2.5"/>',
    '<path d="M18 27.5h4" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>',
    '</svg>',
  ].join(''),
)}`;
