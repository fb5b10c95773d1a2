import type { Note } from '../domain/screens/note';
import { noteWords as texts } from '../domain/texts/note-words';
import { Card } from './card';

/** A sentence in the wallet's own window. */
export function NoteView({ note }: { readonly note: Note }) {
  return (
    <Card title={texts.title[note]}>
      <p className="say">{texts.text[note]}</p>
    </Card>
  );
}
