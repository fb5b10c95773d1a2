import { FeatureError } from '../../domain/errors/feature-error';
import { ScriptedAuthFrame } from '../../infrastructure/fake/scripted-auth-frame';
import { eventually } from '../support/eventually';
import { describeAuthFrame } from './auth-frame.contract';

describeAuthFrame('ScriptedAuthFrame', () => {
  const frame = new ScriptedAuthFrame().on('IS_CONNECTED', 'hang');
  return {
    frame,
    reportReady: () => void frame.ready(),
    answerIsConnected: (isConnected) =>
      frame.settleOldest('IS_CONNECTED', { answer: { isConnected } }),
    refuseIsConnected: (frameMessage) =>
      frame.settleOldest('IS_CONNECTED', {
        error: new FeatureError('FRAME_FAILED', { frameMessage }),
      }),
    arrived: (count) =>
      eventually(() => {
        if (frame.sent.length < count) throw new Error(`${frame.sent.length} have arrived`);
      }),
    startSession: (token) => frame.startSession(token),
    isInPage: () => frame.isLoaded,
    isVisible: () => frame.isShown,
  };
});
