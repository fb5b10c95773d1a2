import { MessageChannel } from 'node:worker_threads';
import { FeatureError } from '../../domain/errors/feature-error';
import { ScriptedAuthFrame } from '../../infrastructure/fake/scripted-auth-frame';
import { SystemClock } from '../../infrastructure/clock/system-clock';
import { PostMessageAuthFrame } from '../../infrastructure/frame/post-message-auth-frame';
import { eventually } from '../support/eventually';
import { PlayedFrame } from '../support/played-frame';
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

// jsdom has none.
Object.assign(globalThis, { MessageChannel });

describeAuthFrame('PostMessageAuthFrame', () => {
  const played = new PlayedFrame();
  const frame = new PostMessageAuthFrame({ clock: new SystemClock(), open: played.open });
  const removed = frame.remove.bind(frame);
  frame.remove = () => {
    removed();
    played.close();
  };
  return {
    frame,
    reportReady: () => played.ready(),
    answerIsConnected: (isConnected) => played.reply('IS_CONNECTED', 'SUCCESS', { isConnected }),
    refuseIsConnected: (message) => played.reply('IS_CONNECTED', 'ERROR', { message }),
    arrived: (count) =>
      eventually(() => {
        if (played.arrived.length < count) throw new Error(`${played.arrived.length} have arrived`);
      }),
    startSession: (token) => played.say({ v: 1, type: 'SESSION_UPDATE', payload: { token } }),
    isInPage: () => played.isInPage,
    isVisible: () => played.isVisible,
  };
});
