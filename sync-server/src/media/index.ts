export { IMAGE_TYPES, imageFactsOf } from './image-types.ts';
export { isStoredImage, MEDIA_PATH, saveMedia } from './save-media.ts';
