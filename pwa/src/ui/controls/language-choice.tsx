import { formatLanguage } from '../../format/index.ts';
import { LANGUAGES, say, switchLanguage, useLanguage, type Language } from '../../sentences/index.ts';
import { useToasts } from '../feedback/toast-store.ts';
import { Segmented } from './segmented.tsx';

/**
 * LA2: switches the language of the app. If the language cannot be loaded now, shows an error and keeps the current
 * one.
 */
export function LanguageChoice({ label }: { readonly label: string }) {
  const language = useLanguage();
  return (
    <Segmented
      label={label}
      options={LANGUAGES.map((tag) => ({ value: tag, label: formatLanguage(tag), lang: tag }))}
      value={language}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}

async function choose(language: Language): Promise<void> {
  try {
    await switchLanguage(language);
  } catch {
    useToasts.getState().show({ tone: 'bad', text: say.shell.languageNotLoaded });
  }
}
