/** The browser lets this page store nothing, as where it blocks the data of pages in frames. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';
}
