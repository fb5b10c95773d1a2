import { ONE_TIME_CODE_LENGTH } from '../../domain/login/one-time-code';

const places = Array.from({ length: ONE_TIME_CODE_LENGTH }, (_, at) => at);

/** The places of a code's digits, for the eye alone: the real field lies over them. */
export function CodePlaces({ code }: { readonly code: string }) {
  const next = Math.min(code.length, ONE_TIME_CODE_LENGTH - 1);
  return places.map((at) => (
    <span key={at} aria-hidden="true" data-next={at === next}>
      {code[at]}
    </span>
  ));
}
