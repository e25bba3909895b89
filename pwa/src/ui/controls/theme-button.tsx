import { setTheme, useIsDark } from '../theme.ts';
import { IconButton } from './button.tsx';

export function ThemeButton() {
  const dark = useIsDark();
  return (
    <IconButton
      icon={dark ? 'moon' : 'sun'}
      label="Switch light or dark theme"
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    />
  );
}
