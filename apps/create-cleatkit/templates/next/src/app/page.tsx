import { cookies } from 'next/headers';
import { Site } from '../site';

/** The cookie has the looks of the visit before, so that the server's HTML already shows the account. */
export default async function Page() {
  return <Site cookie={(await cookies()).get('cleat')?.value} />;
}
