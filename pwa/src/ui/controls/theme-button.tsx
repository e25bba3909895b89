import { setTheme, useIsDark } from '../theme.ts';
import { IconButton } from './button.tsx';
import { say } from '../../sentences/index.ts';

export function ThemeButton() {
  const dark = useIsDark();
  return (
    <IconButton
      icon={dark ? 'moon' : 'sun'}
      label={say.common.switchTheme}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    />
  );
}
