/** A person who has accounts at the providers. */
export interface Person {
  readonly email: string;
  readonly isVerified: boolean;
  readonly name: string;
}

export const people: Readonly<Record<string, Person>> = {
  ada: { email: 'ada@example.test', isVerified: true, name: 'Ada' },
  mallory: { email: 'ada@example.test', isVerified: false, name: 'Mal\u202Elory' },
};

/** What each brand without OpenID answers of `id`, at the paths that its documentation names. */
export const profiles: Readonly<
  Record<string, Readonly<Record<string, (id: string, person: Person) => unknown>>>
> = {
  github: {
    '/user': (id, { name }) => ({ id: idOf(id), login: name, avatar_url: pictureOf(id) }),
    '/user/emails': (_, { email, isVerified }) => [
      { email: 'old@example.test', primary: false, verified: true },
      { email, primary: true, verified: isVerified },
    ],
  },
  facebook: {
    '/v23.0/me': (id, { name }) => ({
      id: String(idOf(id)),
      name,
      email: 'never@example.test',
      picture: { data: { url: pictureOf(id) } },
    }),
  },
  x: {
    '/2/users/me': (id, { name }) => ({
      data: { id: String(idOf(id)), username: name, profile_image_url: pictureOf(id) },
    }),
  },
  discord: {
    '/api/users/@me': (id, { email, isVerified, name }) => ({
      id: String(idOf(id)),
      username: name,
      email,
      verified: isVerified,
      avatar: 'a1b2',
    }),
  },
};

/** A number that stays the same. */
function idOf(id: string): number {
  return id === 'ada' ? 4711 : 4712;
}

function pictureOf(id: string): string {
  return `https://pictures.test/${id}.png`;
}
