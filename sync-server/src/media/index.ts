export { IMAGE_TYPES, imageTypeOf } from './image-types.ts';
export { isStoredImage, MEDIA_PATH, saveMedia } from './save-media.ts';
