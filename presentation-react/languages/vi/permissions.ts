import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const units: Readonly<Record<PeriodUnit, string>> = {
  second: 'giây',
  minute: 'phút',
  hour: 'giờ',
  day: 'ngày',
  week: 'tuần',
};

/** `mỗi ngày`, `mỗi 3 ngày`. */
function every(count: number, unit: PeriodUnit): string {
  return count === 1 ? `mỗi ${units[unit]}` : `mỗi ${count} ${units[unit]}`;
}

export const texts = {
  permissionsOffer: 'Phiên thông minh',
  permissionsBeta: 'Thử nghiệm',
  permissionsLead: 'Những gì có thể được chi tiêu từ tài khoản này mà không hỏi lại bạn.',
  permissionsNone: 'Không có phiên thông minh nào',
  permissionsNoneHint: 'Không có gì được chi tiêu từ tài khoản này mà không hỏi bạn.',
  permissionsFailed:
    'Ví của bạn không liệt kê các phiên. Đây là những phiên được lưu trong trình duyệt này.',
  permissionsRetry: 'Thử lại',
  permissionAsked: (site) => `${site} xin phép chi tiêu mà không hỏi bạn mỗi lần`,
  permissionSite: 'Trang web này',
  permissionReason: 'Lý do',
  permissionUpTo: 'Giới hạn',
  permissionPerPeriod: (amount, count, unit) => `${amount} ${every(count, unit)}`,
  permissionInAll: (amount) => `Tổng cộng ${amount}`,
  permissionPerDay: (amount) => `thêm ${amount} mỗi ngày, tăng dần từng giây`,
  permissionAtOnce: (amount) => `${amount} ngay lập tức`,
  permissionMost: (amount) => `Nhiều nhất ${amount} cho đến khi kết thúc`,
  permissionUnlimited: (symbol) => `Toàn bộ ${symbol} của tài khoản này, không giới hạn`,
  permissionNfts: 'Các NFT này',
  permissionCalls: 'Các lệnh gọi hợp đồng này',
  permissionContract: 'Hợp đồng',
  permissionEveryCall: 'Mọi hàm',
  permissionRemovals: 'Xóa các phê duyệt token. Không có gì có thể rời khỏi tài khoản.',
  permissionUnknown: (type) => `Không rõ: ${type}`,
  permissionStarts: 'Bắt đầu',
  permissionEnds: 'Kết thúc',
  permissionNeverEnds: 'Không bao giờ',
  permissionEndsAt: (moment) => `Kết thúc ${moment}`,
  permissionEndless: 'Không bao giờ kết thúc',
  permissionHolder: 'Ai được chi tiêu',
  permissionHolderWallet: 'Ví của bạn, cho trang web này',
  permissionHolderKey: 'Chủ sở hữu khóa này',
  permissionPayees: 'Người nhận được phép',
  permissionRedeemers: 'Người gửi được phép',
  permissionCallCount: (count) => (count === 1 ? 'Một lần' : `Nhiều nhất ${count} lần`),
  permissionRate: (count, periods, unit) => `Nhiều nhất ${count} lần ${every(periods, unit)}`,
  permissionGas: (amount) => `Phí gas: ${amount}`,
  permissionRules: 'Giới hạn khác',
  permissionWarnings: {
    anyCall: 'Mọi hàm của hợp đồng này có thể được gọi nhân danh bạn.',
    noEnd: 'Việc này không kết thúc trong vòng mười năm. Bạn phải tự thu hồi.',
    notUnderstood: 'Một phần của việc này không rõ. Nó có thể cho phép nhiều hơn vẻ bề ngoài.',
    tokenUnknown: 'Không rõ số thập phân của token này. Số tiền được ghi theo đơn vị cơ sở.',
    unlimited: 'Không giới hạn: toàn bộ token này có thể bị lấy.',
  },
  permissionChecked: 'Tôi hiểu và tôi tin tưởng trang web này',
  permissionConfirm: 'Tiếp tục trong ví',
  permissionAskingHint: 'Hãy so sánh các giới hạn trong ví của bạn với các giới hạn này.',
  permissionDecline: 'Từ chối',
  permissionUnsupported: 'Ví của bạn không thể cấp quyền này.',
  permissionWider: (what) =>
    `Ví của bạn đã cấp nhiều hơn yêu cầu: ${what}. Trang web không nhận được quyền này. Hãy thu hồi trong danh sách.`,
  permissionWiderParts: {
    account: 'tài khoản khác',
    chain: 'mạng khác',
    end: 'kết thúc muộn hơn',
    holder: 'bên chi tiêu khác',
    limit: 'giới hạn cao hơn',
    rules: 'ít hạn chế hơn',
    start: 'bắt đầu sớm hơn',
  },
  permissionVoided: 'Yêu cầu này đã kết thúc.',
  permissionGranted: 'Đã tạo phiên thông minh',
  permissionGrantedHint: 'Bạn có thể thu hồi bất cứ lúc nào.',
  permissionAdjusted: 'Ví của bạn đã thay đổi yêu cầu. Đây là những gì ví đã cấp.',
  permissionSeeAll: 'Xem tất cả phiên thông minh',
  permissionDone: 'Xong',
  permissionExpired: 'Đã kết thúc',
  permissionTooWide: 'Nhiều hơn yêu cầu',
  permissionRevoke: 'Thu hồi',
  permissionForget: 'Xóa khỏi danh sách',
  permissionRevokeAsk: 'Thu hồi phiên thông minh này?',
  permissionRevokeHint:
    'Ví sẽ yêu cầu bạn xác nhận. Sau đó không thể dùng phiên này để chi tiêu nữa.',
  permissionKeep: 'Giữ lại',
  permissionRevoking: 'Xác nhận trong ví của bạn',
} satisfies PartTexts<'permissions'>;
