import './picture-dialog.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { say, useLanguage } from '../../../sentences/index.ts';
import { canShareFiles, saveFile, shareFile } from '../../../state/export-file.ts';
import { Banner, Button, Dialog, Switch, useIsDark } from '../../../ui/index.ts';
import { drawResult, PICTURE, type PictureFacts, type PictureLook } from './draw-result.ts';

export interface PictureDialogProps {
  /** Without a name. */
  readonly facts: Omit<PictureFacts, 'name' | 'host'>;
  /** Null if the user is signed out or has no name. */
  readonly name: string | null;
  readonly onClose: () => void;
}

/** The result as a picture to save or share; it includes the name only if the student wants that. */
export default function PictureDialog({ facts, name, onClose }: PictureDialogProps) {
  const [isNamed, setNamed] = useState(false);
  const picture = usePicture({ ...facts, name: isNamed ? name : null, host: location.host });
  const file = picture.blob === null ? null : { name: 'prep-result.png', blob: picture.blob };
  return (
    <Dialog
      open
      title={say.picture.title}
      onClose={onClose}
      footer={
        file !== null && (
          <>
            <Button icon="download" onClick={() => saveFile(file)}>
              {say.picture.save}
            </Button>
            {canShareFiles() && (
              <Button variant="primary" onClick={() => void shareFile(file)}>
                {say.picture.share}
              </Button>
            )}
          </>
        )
      }
    >
      {picture.failed && <Banner tone="bad">{say.picture.notDrawn}</Banner>}
      {picture.url !== null && (
        <img
          className="result-picture"
          src={picture.url}
          alt={say.picture.preview(facts.title, facts.score, facts.total)}
          width={PICTURE.width}
          height={PICTURE.height}
        />
      )}
      {name !== null && (
        <Switch
          label={say.picture.withName}
          hint={say.picture.withoutNameHint}
          checked={isNamed}
          onChange={setNamed}
        />
      )}
    </Dialog>
  );
}

interface Drawn {
  readonly blob: Blob | null;
  readonly url: string | null;
  readonly failed: boolean;
}

const NOTHING: Drawn = { blob: null, url: null, failed: false };

/** Redrawn when the facts, the language or the theme change. */
function usePicture(facts: PictureFacts): Drawn {
  const [drawn, setDrawn] = useState<Drawn>(NOTHING);
  const language = useLanguage();
  const isDark = useIsDark();
  const draw = useEffectEvent(() => pictureOf(facts));
  const key = JSON.stringify([facts, language, isDark]);
  useEffect(() => {
    let url: string | null = null;
    let isOver = false;
    void draw().then((blob) => {
      if (isOver) return;
      url = blob === null ? null : URL.createObjectURL(blob);
      setDrawn({ blob, url, failed: blob === null });
    });
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [key]);
  return drawn;
}

/** @returns null if the browser provides no canvas, or one that cannot be drawn on or read. */
async function pictureOf(facts: PictureFacts): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE);
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  try {
    drawResult(pen, facts, lookOfPage());
  } catch {
    // An old browser lacks rounded rectangles or `Intl.Segmenter`.
    return null;
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function lookOfPage(): PictureLook {
  const style = getComputedStyle(document.documentElement);
  return {
    sans: style.getPropertyValue('--sans'),
    colour: (token) => style.getPropertyValue(`--${token}`),
  };
}
