import { createRoot, type Root } from 'react-dom/client';
import { WidgetProvider } from '../../presentation-react';
import { exhibits } from './exhibits';
import { storyLanguages } from './story-languages';
import { storyRequest } from './story-request';

let shown: Root | undefined;

/** Shows the story in the address of the page, in place of the story before. */
function show(): void {
  const { id, preset, theme, dir, lang } = storyRequest(location.search);
  const exhibit = exhibits.find((one) => one.id === id);
  const app = document.querySelector('#app');
  if (!exhibit || !app) throw new Error(`There is no story ${id}`);

  const language = storyLanguages.find((one) => one.lang === lang);
  // English texts in a language that is written from right to left.
  const messages = language ? {} : { lang: dir === 'rtl' ? 'ar' : 'en' };
  const widget = exhibit.widget();
  widget.setTheme({ mode: theme, preset });
  document.title = id;
  document.documentElement.dir = dir;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  shown?.unmount();
  shown = createRoot(app);
  shown.render(
    <WidgetProvider widget={widget} messages={messages} {...(language && { language })}>
      <h1>{exhibit.group}</h1>
      <p>{exhibit.name}</p>
      {exhibit.part}
    </WidgetProvider>,
  );
}

addEventListener('popstate', show);
show();
