import { formatLanguage } from '../../format/index.ts';
import { LANGUAGES, say, switchLanguage, useLanguage, type Language } from '../../sentences/index.ts';
import { useToasts } from '../feedback/toast-store.ts';
import { Segmented } from './segmented.tsx';

/** LA2: the language of the app's own sentences. If another cannot be loaded now, says so and stays as it is. */
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
