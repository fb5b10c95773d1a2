/** An element of a picture: its tag, its attributes as React names them, and what is in it. */
export type Mark = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  inner?: readonly Mark[],
];

/** A picture: the side of its square, and what is drawn there. It refers to nothing outside of it. */
export type Art = readonly [side: number, marks: readonly Mark[]];

/** Pictures that are downloaded together, each with the ids that the widget knows its owner by. */
export type Sprite = readonly (readonly [ids: readonly string[], art: Art])[];
