export * from './catalogue.ts';
export { LANGUAGES, type Language } from './language.ts';
export * from './translate.ts';
export * from './use-language.ts';
export * from './with-elements.tsx';
