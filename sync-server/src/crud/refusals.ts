import { AppError } from '../http/index.ts';

/** A validation error of one field, with a sentence to show beside it. @param message of the whole form. */
export function refused(field: string, sentence: string, message?: string): AppError {
  return new AppError('VALIDATION', message, { errors: { [field]: sentence } });
}

/** 'test paper' -> 'Test paper'. */
export const capitalised = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/** @param noun 'topic'. @param sentence overrides the default message. */
export function notFound(noun: string, sentence?: string): AppError {
  return new AppError('NOT_FOUND', sentence ?? `${capitalised(noun)} not found. It may have been deleted.`);
}
