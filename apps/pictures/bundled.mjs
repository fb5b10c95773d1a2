import { licenceFileOf, picturePackages } from './packages.mjs';
import { sprites } from './table.mjs';

/**
 * The packages that pictures among `inputs` are taken from.
 *
 * @param {readonly string[]} inputs The bundled files, relative to the repository's root.
 */
export function picturePackagesOf(inputs) {
  const keys = inputs.flatMap((input) => {
    const [, name = ''] = /^presentation-react\/pictures\/sprites\/(.*)\.ts$/.exec(input) ?? [];
    return sprites[name]?.map(({ from }) => from) ?? [];
  });
  return [...new Set(keys)].map((key) => ({
    ...picturePackages[key],
    licenceFiles: [licenceFileOf(picturePackages[key])],
  }));
}
