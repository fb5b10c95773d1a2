/**
 * A page that shows whose account is connected.
 *
 * @param script The address of the standalone file.
 * @param options Of the widget, besides its network.
 */
export function shopPage(
  script: string,
  options: { readonly authFrameUrl: string; readonly features?: object },
): string {
  return `<!doctype html>
<title>A shop</title>
<cleat-button id="wallet"></cleat-button>
<p id="who">Hello, guest</p>
<script type="module">
  import { createWidget, ethereum } from '${script}';
  const widget = createWidget({ networks: [ethereum], ...${JSON.stringify(options)} });
  document.querySelector('#wallet').widget = widget;
  widget.on('connect', ({ account }) => {
    document.querySelector('#who').textContent = 'Hello, ' + account.address;
  });
</script>
`;
}
