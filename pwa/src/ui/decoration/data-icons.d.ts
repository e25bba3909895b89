/** Made by scripts/vite/data-icons.ts. */
declare module 'virtual:data-icons' {
  /** The file of the icons that are likely to be shown. */
  export const commonUrl: string;
  /** The file in which any other icon is, if there is one of that name. */
  export const partUrl: (family: 'solid' | 'brands', name: string) => string;
}
