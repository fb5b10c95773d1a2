import { ownLanguage } from '../../domain/texts/spoken';

/** What the window says to the page that opened it, and what that answers with the site which has it. */
interface Greeting {
  readonly t: 'answered' | 'meeting';
  readonly id: string;
  readonly site?: string;

  /** The language of the page that answers. */
  readonly language?: string;
}

/** How long the opener may take. */
const PATIENCE_MS = 6000;

/** What the page that opened a window says of itself. */
export type OpenerSays = Required<Pick<Greeting, 'site'>> & Pick<Greeting, 'language'>;

/**
 * Asks the page that opened this window which site has it. Only a page of this origin that began the rendezvous answers,
 * so no other page can name a site.
 *
 * @throws where none answers.
 */
export function siteOfOpener(
  id: string,
  own: Window = window,
  patienceMs = PATIENCE_MS,
): Promise<OpenerSays> {
  const opener = own.opener as Window | null;
  const { origin } = own.location;
  return new Promise((resolve, reject) => {
    const hear = ({ data, origin: from, source }: MessageEvent): void => {
      const { id: asked, language, site } = greetingIn(data) ?? {};
      if (from !== origin || source !== opener || site === undefined || asked !== id) return;
      end();
      resolve({ site, ...(language !== undefined && { language }) });
    };
    const late = setTimeout(() => {
      end();
      reject(new Error('The opener does not answer'));
    }, patienceMs);
    const end = (): void => {
      clearTimeout(late);
      own.removeEventListener('message', hear);
    };
    own.addEventListener('message', hear);
    opener?.postMessage({ t: 'meeting', id } satisfies Greeting, origin);
  });
}

/** Tells the page that opened this window that the answer is at the service. */
export function tellAnswered(id: string, own: Window = window): void {
  const opener = own.opener as Window | null;
  opener?.postMessage({ t: 'answered', id } satisfies Greeting, own.location.origin);
}

export interface AnswerWindowDeps {
  readonly id: string;

  /** The site that has this page. */
  readonly site: string;

  /** The window that this page opened, once it has. */
  readonly opened: () => Window | undefined;
  readonly onAnswered: () => void;
}

/** Answers the window of a rendezvous, and no other. Returns how to end that. */
export function answerWindow({ id, onAnswered, opened, site }: AnswerWindowDeps): () => void {
  const hear = ({ data, origin, source }: MessageEvent): void => {
    const greeting = greetingIn(data);
    const target = opened();
    if (origin !== location.origin || !target || source !== target || greeting?.id !== id) return;
    if (greeting.t === 'answered') onAnswered();
    else {
      const said: Greeting = { t: 'meeting', id, site, language: ownLanguage() };
      target.postMessage(said, origin);
    }
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}

function greetingIn(data: unknown): Greeting | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, language, site, t } = data as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || (t !== 'answered' && t !== 'meeting')) return undefined;
  return {
    t,
    id,
    ...(typeof site === 'string' && { site }),
    ...(typeof language === 'string' && { language }),
  };
}
