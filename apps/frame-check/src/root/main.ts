import type { Typed } from '../domain/read-question';
import { askServer } from '../use-cases/ask-server';
import { connectPage } from '../views/check-page';

const element = document.querySelector<HTMLElement>('#check');
const dark = matchMedia('(prefers-color-scheme: dark)');
const draw = (): void => {
  if (element) element.dataset['theme'] = dark.matches ? 'dark' : 'light';
};
dark.addEventListener('change', draw);
draw();

/** Written by the build of this page. */
const settings = JSON.parse(
  document.querySelector('#settings')?.textContent ?? '{}',
) as Partial<Typed>;
connectPage(document, settings, askServer);
