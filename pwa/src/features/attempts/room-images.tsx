import { createContext, type ReactNode, useContext } from 'react';
import type { AttemptRoom } from '../../offline/index.ts';
import { type ImageOf, usePackageImages } from '../../state/index.ts';

const ImagesContext = createContext<ImageOf | null>(null);

interface RoomImagesProps {
  readonly room: AttemptRoom;
  readonly children: ReactNode;
}

/**
 * Reads the saved images of the paper once for the whole room; components without images do not re-render when they
 * arrive.
 */
export function RoomImages({ room, children }: RoomImagesProps) {
  const imageOf = usePackageImages(room.row);
  return <ImagesContext value={imageOf}>{children}</ImagesContext>;
}

/** The saved images of the room's paper; null while they are read, and outside RoomImages. */
export function useRoomImages(): ImageOf | null {
  return useContext(ImagesContext);
}
