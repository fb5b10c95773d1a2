import { useCallback, useEffect, useState } from 'react';
import type { FeatureVerbs } from '../../application/widget/features';
import type { FeatureName } from '../../domain/feature/feature-name';
import { useWidget } from './widget-context';

/** A feature that is loading, or that is unavailable. */
export interface LoadedFeature<Name extends FeatureName> {
  /** Its verbs, once loaded. */
  readonly verbs: FeatureVerbs[Name] | undefined;
  readonly hasFailed: boolean;

  /** Loads it again after a failure. */
  readonly retry: () => void;
}

/** Downloads the feature `name` for the component that needs it. */
export function useFeature<Name extends FeatureName>(name: Name): LoadedFeature<Name> {
  const widget = useWidget();
  const [attempt, setAttempt] = useState(0);
  const [verbs, setVerbs] = useState<FeatureVerbs[Name]>();
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    widget.feature(name).then(
      (loaded) => isWanted && setVerbs(() => loaded),
      () => isWanted && setFailed(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [widget, name, attempt]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { verbs, hasFailed: failed === attempt && verbs === undefined, retry };
}
