import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '../site.css';

export const metadata: Metadata = { title: 'TITLE', icons: 'data:,' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
