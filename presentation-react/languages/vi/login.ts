import type { PartTexts } from '../parts';

export const texts = {
  emailLabel: 'Địa chỉ email',
  emailSubmit: 'Tiếp tục bằng email này',
  emailOr: 'hoặc',
  emailEnterCode: (email) => `Nhập mã cho ${email}`,
  emailInvalid: 'Email không hợp lệ. Hãy thử lại.',
  emailTooSoon: (seconds) => `Vui lòng thử lại sau ${seconds} giây`,
  emailUnreachable: 'Không truy cập được dịch vụ đăng nhập. Hãy kiểm tra kết nối và thử lại.',
  emailNoNetwork: 'Ví này không hoạt động trên các mạng của trang web này. Hãy dùng ví khác.',
  emailFailed: 'Không bắt đầu đăng nhập được. Hãy thử lại hoặc dùng một ví.',
  emailSaid: (text) => `Thông báo đăng nhập: ${text}`,

  emailCodeTitle: (email) => `Nhập mã chúng tôi đã gửi đến ${email}`,
  emailCodeHint: 'Mã hết hạn sau 10 phút. Mã được gửi khi bạn nhập chữ số cuối.',
  emailCodeLabel: 'Mã sáu chữ số',
  emailCodeWrong: 'Mã đó không đúng. Hãy thử lại.',
  emailResend: 'Gửi lại mã',
  emailResendIn: (seconds) => `Gửi lại sau ${seconds} giây`,
  emailOther: 'Dùng địa chỉ email khác',
  emailEnded: {
    refused: 'Lần đăng nhập này đã kết thúc. Hãy bắt đầu lại để nhận mã mới.',
    timedOut: 'Đăng nhập mất quá nhiều thời gian. Hãy bắt đầu lại.',
    tooManyCodes: 'Quá nhiều mã sai. Hãy bắt đầu lại để nhận mã mới.',
  },
  emailAgain: 'Bắt đầu lại',
  emailConnecting: 'Đang mở ví của bạn',

  frameTitles: {
    safety: 'Sao lưu ví của bạn',
    unlock: 'Mở ví của bạn',
    renewal: 'Ví mới',
    kit: 'Dùng bộ ngoại tuyến',
    window: 'Tiếp tục trong ví của bạn',
  },

  emailDeviceTitle: 'Phê duyệt thiết bị này',
  emailDeviceHint: (email) =>
    `Mở email chúng tôi đã gửi đến ${email} và phê duyệt việc đăng nhập. Chúng tôi sẽ tự động tiếp tục.`,

  emailNewLabel: 'Địa chỉ email mới',
  emailSave: 'Lưu',
  emailOldCode: 'Nhập mã chúng tôi đã gửi đến địa chỉ email hiện tại của bạn',
  emailNewCode: (email) => `Nhập mã chúng tôi đã gửi đến ${email}`,

  socialContinue: (name) => `Tiếp tục với ${name}`,

  approveTitle: 'Phê duyệt trong ví của bạn',
  approveHint: 'Hãy kiểm tra yêu cầu trong cửa sổ ví.',
  approveReject: 'Từ chối',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'Chữ ký này cho phép ai đó chuyển token của bạn không giới hạn.'
      : `Chữ ký này cho phép ${spender} chuyển token của bạn không giới hạn.`,

  nameHint: (parent) =>
    `Tên mà mọi người có thể dùng để trả tiền cho bạn, ví dụ ada-1.${parent}. Miễn phí.`,
  nameLabel: 'Tên',
  nameFaults: {
    characters: 'Hãy dùng chữ cái, chữ số và dấu gạch nối.',
    tooShort: 'Hãy dùng ít nhất 4 ký tự.',
  },
  nameChecking: 'Đang kiểm tra',
  nameAvailable: (name) => `${name} còn trống`,
  nameTaken: (name) => `${name} đã có người dùng, hoặc giống một tên đã có người dùng`,
  nameReserved: (name) => `${name} đã được dành riêng`,
  nameCheckFailed: 'Không kiểm tra được tên. Hãy kiểm tra kết nối và thử lại.',
  nameSuggestions: 'Tên tương tự',
  nameTags: { available: 'Còn trống', registered: 'Đã đăng ký' },
  nameForever: 'Mỗi tài khoản có một tên. Sau này không đổi được.',
  nameChoose: 'Chọn tên này',
  nameSigning: 'Ký thông điệp trong ví của bạn',
  nameRegistering: 'Đang đăng ký tên của bạn',
  nameFailures: {
    declined: 'Bạn đã không ký. Không có gì được đăng ký.',
    expired: 'Chữ ký đã hết hạn, hoặc đồng hồ của thiết bị này sai. Hãy thử lại.',
    failed: 'Tên chưa được đăng ký. Hãy thử lại.',
    has_name: 'Tài khoản của bạn đã có tên.',
    reserved: 'Tên này đã được dành riêng. Hãy chọn tên khác.',
    signature: 'Chữ ký là của tài khoản khác. Hãy thử lại.',
    similar: 'Tên này giống một tên đã có người dùng. Hãy chọn tên khác.',
    taken: 'Một tài khoản khác vừa lấy tên này. Hãy chọn tên khác.',
    ticket:
      'Không xác nhận được lần đăng nhập của bạn. Hãy đăng xuất khỏi ví, đăng nhập rồi thử lại.',
    unreachable:
      'Không truy cập được dịch vụ tên. Hãy kiểm tra kết nối và thử lại: có thể tên đã được đăng ký.',
    used: 'Thông điệp này đã được dùng trước đó. Hãy thử lại.',
  },
  nameOwned: (name) => `Bạn đã sở hữu một tên: ${name}`,
  nameOwnedHint: 'Tên luôn gắn với tài khoản của nó, nên khoản thanh toán luôn đến đúng tài khoản.',
  nameDone: (name) => `${name} là của bạn`,
  nameDoneHint: 'Mọi người có thể dùng tên này thay cho địa chỉ của bạn.',
  nameToAccount: 'Đến tài khoản của bạn',
  nameOfAccount: 'Tên:',
  namesOffer: 'Chọn tên cho tài khoản này',

  profileBy: (name) => `Đã đăng nhập bằng ${name}`,
  profileEmail: 'Đổi email',
  profileLogins: 'Cách bạn đăng nhập',
  walletKeys: 'Khóa của ví',
  waysToOpen: (count, all) => `${count} trên ${all} cách mở`,
  wayAdd: 'Thêm cách thứ hai',
  wayLater: 'Để sau',

  socialOpening: (name) => `Đang mở ${name}`,
  socialWaiting: (name) => `Đăng nhập bằng ${name}`,
  socialWaitingHint: 'Hãy đăng nhập trong cửa sổ ví. Chúng tôi sẽ tự động tiếp tục.',
  socialAgain: 'Mở lại cửa sổ',
  socialInThisTab: 'Tiếp tục trong tab này',
  socialFailed: {
    blocked:
      'Trình duyệt của bạn đã chặn cửa sổ. Hãy cho phép cửa sổ bật lên cho trang web này, hoặc tiếp tục trong tab này.',
    cancelled: 'Bạn đã đóng phần đăng nhập.',
    refused: 'Đăng nhập thất bại. Hãy thử lại hoặc chọn cách khác.',
    timedOut: 'Đăng nhập mất quá nhiều thời gian. Hãy thử lại.',
  },

  farcasterScan: 'Quét bằng điện thoại, rồi phê duyệt việc đăng nhập trong Farcaster.',
  farcasterCode: 'Mã QR để đăng nhập bằng Farcaster',
  farcasterPreparing: 'Đang chuẩn bị mã QR',
  farcasterHint: 'Phê duyệt việc đăng nhập trong Farcaster, rồi quay lại đây.',
  farcasterOpen: 'Mở Farcaster',
  farcasterCopy: 'Sao chép liên kết',
} satisfies PartTexts<'login'>;
