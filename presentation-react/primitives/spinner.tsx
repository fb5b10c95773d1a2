/** A turning spinner. Hidden from screen readers: the text beside it says what is waited for. */
export function Spinner() {
  return (
    <svg className="icon spinner" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <circle className="track" cx="10" cy="10" r="7.5" />
      <circle className="arc" cx="10" cy="10" r="7.5" pathLength="100" />
    </svg>
  );
}
