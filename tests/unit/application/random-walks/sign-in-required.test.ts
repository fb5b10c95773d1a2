import { describeWalks } from '../../../support/walk/walks';

describeWalks('required', 120);
