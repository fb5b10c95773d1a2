/** An element of a picture: its tag, its attributes by React's names, and its content. */
export type Mark = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  inner?: readonly Mark[],
];

/** A picture: the side of its square, and its drawing. It refers to nothing outside of it. */
export type Art = readonly [side: number, marks: readonly Mark[]];

/** Pictures that are downloaded together, each with the ids of its owner. */
export type Sprite = readonly (readonly [ids: readonly string[], art: Art])[];
