import DefaultTheme from 'vitepress/theme-without-fonts';
import '../../../../.cache/docs-site/page-styles.css';
import Layout from './layout.vue';
import './style.css';

export default { ...DefaultTheme, Layout };
