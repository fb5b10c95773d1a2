/** The commands of Vite and Next that make a new site in the folder `my-site`. */
export const createVite = 'npx --yes create-vite@9.3.0 my-site --no-interactive --template';
export const createNext =
  'npx --yes create-next-app@16.4.3 my-site --ts --app --no-src-dir --no-tailwind --no-eslint --empty --use-npm --skip-install --yes';
