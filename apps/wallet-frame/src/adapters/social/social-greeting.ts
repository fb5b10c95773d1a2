import { ownLanguage } from '../../domain/texts/spoken';

/** What a window of a social login asks the frames of the page that opened it, and what the one with a login answers. */
interface Said {
  readonly t: 'social';
  readonly flow?: string;

  /** The frame works for the login, and has it in a moment. */
  readonly isSoon?: boolean;

  /** The language of the frame. */
  readonly language?: string;
}

export interface FlowOfOpenerDeps {
  /** Speaks the language of the frame. Called with each answer. */
  readonly takeLanguage: (tag: unknown) => void;
  readonly own?: Window;

  /** How long the frame may take to answer. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 10_000;
const AGAIN_MS = 250;

/**
 * Asks the frames of the page that opened this window for the login that waits for it. A browser delivers the question
 * to pages of this origin alone, and only a site of the operator can have such a page in a frame: so no link and no
 * foreign page can send a visitor into the login of another person.
 *
 * @throws where none answers.
 */
export function flowOfOpener({
  own = window,
  patienceMs = PATIENCE_MS,
  takeLanguage,
}: FlowOfOpenerDeps): Promise<string> {
  return new Promise((resolve, reject) => {
    const hear = ({ data, origin }: MessageEvent): void => {
      const said = saidIn(data);
      if (origin !== own.location.origin || !said) return;
      takeLanguage(said.language);
      if (said.isSoon === true) restart();
      if (said.flow === undefined) return;
      end();
      resolve(said.flow);
    };
    // The frame may still be loading.
    const ask = setInterval(() => askFrames(own), AGAIN_MS);
    let late: ReturnType<typeof setTimeout> | undefined;
    const restart = (): void => {
      clearTimeout(late);
      late = setTimeout(() => {
        end();
        reject(new Error('No login waits for this window'));
      }, patienceMs);
    };
    const end = (): void => {
      clearInterval(ask);
      clearTimeout(late);
      own.removeEventListener('message', hear);
    };
    own.addEventListener('message', hear);
    restart();
    askFrames(own);
  });
}

/** Every frame of this origin in the page that opened this window, and that page itself: a frame may open it too. */
function askFrames(own: Window): void {
  const opener = own.opener as Window | null;
  const frames = Array.from({ length: opener?.length ?? 0 }, (_, index) => opener?.[index]);
  for (const each of [opener, ...frames]) {
    each?.postMessage({ t: 'social' } satisfies Said, own.location.origin);
  }
}

/** Answers the first window of this origin that asks once there is a login for it. Returns how to end that. */
export function answerWindow(flow: Promise<string>): () => void {
  let begun: string | undefined;
  flow.then((own) => (begun = own)).catch(() => undefined);
  const hear = ({ data, origin, source }: MessageEvent): void => {
    if (origin !== location.origin || !source || !saidIn(data)) return;
    if (begun !== undefined) end();
    const answer: Said = {
      t: 'social',
      language: ownLanguage(),
      ...(begun === undefined ? { isSoon: true } : { flow: begun }),
    };
    source.postMessage(answer, { targetOrigin: origin });
  };
  const end = (): void => removeEventListener('message', hear);
  addEventListener('message', hear);
  return end;
}

function saidIn(data: unknown): Said | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { flow, isSoon, language, t } = data as Readonly<Record<string, unknown>>;
  if (t !== 'social') return undefined;
  return {
    t,
    isSoon: isSoon === true,
    ...(typeof flow === 'string' && { flow }),
    ...(typeof language === 'string' && { language }),
  };
}
