import type { Note } from '../domain/screens/note';
import { english } from '../domain/texts/english';
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
