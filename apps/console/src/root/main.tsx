import { createRoot } from 'react-dom/client';
import { textOf } from '../../../../domain/outside/untrusted-record';
import { OperatorCalls } from '../adapters/operator-calls';
import { operatorKey } from '../adapters/operator-key';
import { ConsoleApp } from '../views/console-app';

const settings: unknown = JSON.parse(document.querySelector('#settings')?.textContent ?? '{}');
const calls = new OperatorCalls({
  service: textOf(settings, 'service') ?? '',
  key: operatorKey,
  fetch: (input, init) => fetch(input, init),
  now: () => Date.now(),
});

/** Why the provider's page has led back without a login. It leaves the address at once. */
const came = location.hash.slice(1);
history.replaceState(undefined, '', location.pathname);

const element = document.querySelector<HTMLElement>('#console');
const dark = matchMedia('(prefers-color-scheme: dark)');
const draw = (): void => {
  if (element) element.dataset['theme'] = dark.matches ? 'dark' : 'light';
};
dark.addEventListener('change', draw);
draw();

if (element) {
  createRoot(element).render(
    <ConsoleApp calls={calls} came={came} leave={(page) => location.assign(page)} />,
  );
}
