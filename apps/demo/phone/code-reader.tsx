import { useCallback, useEffect, useRef, useState } from 'react';
import { codeBeforeCamera, codeInPicture, hasCamera } from './read-code';

interface CodeReaderProps {
  /** Must be the same function each time: a new one restarts the camera. */
  readonly onCode: (code: string) => void;
}

/** Reads a QR code like a phone: with the camera, or from a picture. */
export function CodeReader({ onCode }: CodeReaderProps) {
  const [isLooking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = useCallback(
    (code: string | undefined): void => {
      setIsLooking(false);
      setFailure(code === undefined ? 'There is no QR code in the picture' : undefined);
      if (code !== undefined) onCode(code);
    },
    [onCode],
  );
  const fail = useCallback((error: unknown): void => {
    setIsLooking(false);
    setFailure(error instanceof Error ? error.message : 'It did not work');
  }, []);
  return (
    <div className="reader">
      <div className="buttons">
        {hasCamera() && (
          <button type="button" onClick={() => setIsLooking(!isLooking)}>
            {isLooking ? 'Stop the camera' : 'Scan with the camera'}
          </button>
        )}
        <label className="button">
          Read from a picture
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) codeInPicture(file).then(take, fail);
              target.value = '';
            }}
          />
        </label>
      </div>
      {isLooking && <Camera onCode={take} onFailure={fail} />}
      {failure !== undefined && <p role="alert">{failure}</p>}
    </div>
  );
}

interface CameraProps {
  readonly onCode: (code: string) => void;
  readonly onFailure: (error: unknown) => void;
}

function Camera({ onCode, onFailure }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const looking = new AbortController();
    const { signal } = looking;
    if (video.current) {
      codeBeforeCamera(video.current, signal).then(
        (code) => !signal.aborted && onCode(code),
        (error: unknown) => !signal.aborted && onFailure(error),
      );
    }
    return () => looking.abort();
  }, [onCode, onFailure]);
  return (
    <video ref={video} className="camera" muted playsInline aria-label="What the camera sees" />
  );
}
