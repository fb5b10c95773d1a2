import type { Note } from '../page/note';
import { english } from '../texts/english';
import { Card } from './card';

const { note: texts } = english;

/** A sentence in the wallet's own window. */
export function NoteView({ note }: { readonly note: Note }) {
  return (
    <Card title={texts.title[note]}>
      <p>{texts.text[note]}</p>
    </Card>
  );
}
