import { newDevice } from './device';
import { phoneSeconds, worked } from './worked';
import { posted, SITE } from '../support';
import { type Answer, FRAME, signedBy, type Visitors } from '../visitors';

/** Callers from many ranges of addresses, and a visitor among them. */
export class Crowd {
  readonly visitors: Visitors;

  constructor(visitors: Visitors) {
    this.visitors = visitors;
  }

  async send(path: string, body: object, from: string): Promise<Answer> {
    const { headers, ...rest } = posted(body);
    const request = { ...rest, headers: { ...(headers as object), origin: FRAME } };
    const answer = await this.visitors.service.ask(path, request, from);
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  /** A caller on a new device asks for a code, and works for it or not. */
  async asks(email: string, from: string, works = false): Promise<Answer> {
    const { jwk: device } = await newDevice();
    const asked = { email, device, origin: SITE };
    const answer = await this.send('/otp', asked, from);
    if (!works || answer['error'] !== 'work') return answer;
    return this.send('/otp', { ...asked, ...worked(answer) }, from);
  }

  /**
   * A visitor logs in on a new device, and does what the frame and the mails ask for. How long a phone works for it, or why
   * the visitor is not in.
   */
  async logsIn(email: string, from: string): Promise<number | string> {
    const { jwk: device, sign } = await newDevice();
    const { visitors } = this;
    const asked = { email, device, origin: SITE };
    let seconds = 0;
    let answer = await this.send('/otp', asked, from);
    while (answer['error'] === 'work') {
      seconds += phoneSeconds(answer);
      visitors.clock += Math.ceil(phoneSeconds(answer) * 1000);
      answer = await this.send('/otp', { ...asked, ...worked(answer) }, from);
    }
    if (answer.status !== 200) return String(answer['error']);
    if (answer['action'] === 'VERIFY_DEVICE') {
      const [, token] = /#device\.(.+)$/.exec(visitors.deviceMails.at(-1)?.page ?? '') ?? [];
      await this.send('/device/approve', { token }, from);
      answer = await this.send('/device/look', { flow: answer['flow'], email }, from);
    }
    const code = { flow: String(answer['flow']), code: visitors.mails.at(-1)?.code ?? '' };
    const entered = await this.send('/otp/verify', await signedBy(sign, code), from);
    return entered.status === 200 ? seconds : String(entered['error']);
  }
}
