/** The first lines of commit messages; what is below them is free. */
export default {
  extends: ['./tests/frameworks/node_modules/@commitlint/config-conventional/lib/index.js'],
  rules: {
    'header-max-length': [2, 'always', 72],
    'subject-case': [0],
    'subject-full-stop': [0],
    'body-leading-blank': [2, 'always'],
    'body-max-line-length': [0],
    'footer-leading-blank': [0],
    'footer-max-line-length': [0],
  },
};
