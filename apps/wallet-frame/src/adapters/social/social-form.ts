/** Goes to the provider of a login. By a form: browsers write the origin of this page into its request, and no other page can have them do so. */
export function leaveWith(fields: Readonly<Record<string, string>>, service: string): void {
  // Without a referrer, browsers say `Origin: null` with a form.
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'strict-origin';
  document.head.append(referrer);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = new URL('/social/leave', service).href;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  window.opener = null; // The provider's page cannot navigate the site.
  document.body.append(form);
  form.submit();
}
