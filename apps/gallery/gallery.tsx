import { createRoot } from 'react-dom/client';
import { GalleryPage } from './page/gallery-page';

const app = document.querySelector('#app');
if (!app) throw new Error('The page has no #app');
createRoot(app).render(<GalleryPage />);
