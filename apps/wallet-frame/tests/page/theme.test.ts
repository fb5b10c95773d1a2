import { describe, expect, it } from '@jest/globals';
import { startTheme } from '../../src/adapters/browser/theme';

/** The visitor's system, which may change its theme. */
class System extends EventTarget {
  matches = false;

  turn(isDark: boolean): void {
    this.matches = isDark;
    this.dispatchEvent(new Event('change'));
  }
}

function stage() {
  const system = new System();
  const styles = new Map<string, string>();
  const style = { setProperty: (name: string, value: string) => void styles.set(name, value) };
  const root = { dataset: {} as Record<string, string>, style };
  const setTheme = startTheme(root as never, system as unknown as MediaQueryList);
  return { root, setTheme, styles, system };
}

describe('the theme of the frame', () => {
  it('[R7.16] follows the system until the site sets one', () => {
    const { root, setTheme, system } = stage();
    expect(root.dataset['theme']).toBe('light');
    system.turn(true);
    expect(root.dataset['theme']).toBe('dark');
    setTheme({ themeVariables: {} });
    system.turn(false);
    expect(root.dataset['theme']).toBe('light');
    setTheme({ themeMode: 'dark' });
    system.turn(true);
    system.turn(false);
    expect(root.dataset['theme']).toBe('dark');
  });

  it('[R7.16] takes an accent as a colour alone, with text that can be read on it', () => {
    const { setTheme, styles } = stage();
    setTheme({ themeVariables: { accent: 'url(https://site.test)' } });
    expect([...styles]).toEqual([]);
    setTheme({ themeVariables: { accent: '#ffee00' } });
    expect([...styles]).toEqual([
      ['--accent', '#ffee00'],
      ['--on-accent', '#111111'],
    ]);
  });
});
