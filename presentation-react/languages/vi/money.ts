import type { PartTexts } from '../parts';

const nameFailed = 'Không tìm được tên. Hãy thử lại hoặc dùng địa chỉ.';
const fake =
  'Mạng và danh sách token không khớp nhau về một token. Token đó có thể là giả, nên không được hoán đổi.';

export const texts = {
  contactsList: 'Danh bạ của bạn',
  contactsNone: 'Nhập một địa chỉ ở trên để đặt tên cho địa chỉ đó ở đây.',
  contactsKept: 'Danh bạ được giữ trên thiết bị này.',
  contactsName: 'Tên cho địa chỉ này',
  contactsNameOf: (name) => `Tên mới cho ${name}`,
  contactsSave: 'Lưu',
  contactsEdit: 'Sửa',
  contactsEditOf: (name) => `Sửa ${name}`,
  contactsRemove: 'Xóa',
  contactsCancel: 'Hủy',
  contactsAlike: (name) =>
    `Địa chỉ này giống địa chỉ của ${name} nhưng khác. Đây có thể là lừa đảo.`,
  contactsFaults: {
    name: 'Hãy nhập tên.',
    nameTaken: 'Một liên hệ khác đã có tên này.',
    address: 'Đây không phải là địa chỉ của mạng này.',
    full: 'Danh bạ của bạn đã đầy. Hãy xóa một mục trước.',
  },

  sendSteps: {
    selectToken: 'Chọn token',
    addAmount: 'Nhập số tiền',
    ambiguousAmount: 'Chọn số tiền',
    incorrectValue: 'Giá trị không đúng',
    insufficientFunds: 'Không đủ tiền',
    addAddress: 'Nhập địa chỉ',
    invalidAddress: 'Địa chỉ không hợp lệ',
    preview: 'Xem lại',
  },
  sendAmount: (symbol) => `Số tiền bằng ${symbol}`,
  sendAmountInUSD: 'Số tiền bằng đô la Mỹ',
  sendTypeIn: (currency) => `Nhập số tiền bằng ${currency}`,
  sendUSD: 'Đô la Mỹ',
  sendTo: 'Đến',
  sendToHint: 'Địa chỉ, tên hoặc liên kết thanh toán',
  sendPaste: 'Dán',
  sendScan: 'Quét',
  sendScanStop: 'Tắt máy ảnh',
  sendScanHint: 'Hình ảnh từ máy ảnh được giữ trên thiết bị này.',
  sendScanRefused: 'Không dùng được máy ảnh. Thay vào đó, hãy dán địa chỉ.',
  sendClear: 'Xóa người nhận',
  sendContacts: 'Danh bạ',
  sendLookingUp: 'Đang tra cứu tên',
  sendNameFound: (name) => `${name} là:`,
  sendNameMissing: 'Tên này không có địa chỉ.',
  sendNameFailed: nameFailed,
  sendKnown: 'Gửi lại, hoặc gửi cho chính bạn',
  sendKnownKinds: { own: 'Tài khoản của bạn', paid: 'Đã trả trước đây' },
  sendSpeed: 'Tốc độ',
  sendSpeeds: { slow: 'Chậm', normal: 'Bình thường', fast: 'Nhanh' },
  sendPrefills: {
    networkMissed:
      'Khoản thanh toán này dành cho một mạng mà chúng tôi không truy cập được. Không có gì được điền.',
    tokenMissed: 'Token của khoản thanh toán này không có trong tài khoản của bạn.',
  },
  sendPayments: {
    address: 'Liên kết thanh toán không có địa chỉ hợp lệ.',
    amount: 'Liên kết thanh toán không có số tiền hợp lệ.',
    duplicate: 'Nội dung của liên kết thanh toán mâu thuẫn nhau.',
    form: 'Đây không phải là liên kết thanh toán.',
    required: 'Loại thanh toán này không được hỗ trợ.',
    unsupported: 'Loại thanh toán này không được hỗ trợ.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'Tài khoản này chứa ordinals, vốn không được chi tiêu. Hãy chọn tài khoản thanh toán của bạn.',
    NAME_LOOKUP_FAILED: nameFailed,
    SEND_FEE_UNKNOWN: 'Không đọc được phí mạng. Hãy thử lại.',
    SEND_UNSUPPORTED: 'Không thể gửi trên mạng này.',
    TOKEN_MISMATCH:
      'Mạng và danh sách token không khớp nhau về token này. Token này có thể là giả, nên không được gửi.',
    TRANSFER_REFUSED:
      'Hợp đồng của token từ chối lần chuyển này. Hợp đồng có thể đang tạm dừng hoặc chặn một tài khoản.',
  },
  sendMinimum: (amount) => `Phải giữ lại ít nhất ${amount} trong tài khoản của bạn.`,
  sendMinimumOfReceiver: (amount) => `Sau khi nhận, người nhận phải có ít nhất ${amount}.`,
  sendNotReviewed: 'Không kiểm tra được việc này. Hãy thử lại.',

  sendSearch: 'Tìm token',
  sendTokensNone: 'Tài khoản này chưa có gì để gửi.',

  sendYouSend: 'Bạn gửi',
  sendReceiver: 'Đến',
  sendAct: (amount) => `Gửi ${amount}`,
  sendSent: (amount) => `Đã gửi ${amount}`,
  sendWarnings: {
    ownAddress: 'Đây là địa chỉ của chính bạn.',
    zeroAddress: 'Đây là địa chỉ không (zero). Mọi thứ bạn gửi đến đó đều bị mất.',
    burnAddress: 'Đây là địa chỉ đốt (burn). Mọi thứ bạn gửi đến đó đều bị mất.',
    precompile: 'Địa chỉ này thuộc về mạng. Mọi thứ bạn gửi đến đó đều bị mất.',
    program: 'Đây là một chương trình. Nó giữ lại những gì nó nhận.',
    contract: 'Đây là một hợp đồng. Nó có thể không trả lại được những gì nó nhận.',
    tokenContract: 'Đây là hợp đồng của chính token. Mọi thứ bạn gửi đến đó đều bị mất.',
    tokenAccount: 'Tài khoản này chỉ chứa một loại token. Thay vào đó, hãy gửi cho chủ sở hữu.',
    futureWitness: 'Loại địa chỉ này chưa được sử dụng. Bất kỳ thợ đào nào cũng có thể lấy coin.',
    contactMoved:
      'Liên hệ của bạn với tên này có địa chỉ khác. Hãy hỏi người nhận địa chỉ nào đúng.',
    looksLikeKnown: 'Địa chỉ này giống một địa chỉ bạn biết nhưng khác. Đây có thể là lừa đảo.',
  },
  sendLooksLike: 'Địa chỉ bạn biết:',
  sendArrives: (amount) => `Chỉ ${amount} đến nơi: token này giữ lại một phần của mỗi lần chuyển.`,
  sendChecked: 'Tôi đã kiểm tra địa chỉ và muốn gửi',
  sendConfirm: 'Gửi',
  sendAskingHint: 'Hãy kiểm tra địa chỉ và số tiền ở đó. Bạn có thể đóng mục này.',
  sendVoided: 'Tài khoản hoặc mạng đã thay đổi. Hãy xem lại lần chuyển này.',
  sendVoidedByFee: 'Phí mạng đã tăng. Hãy xem lại lần chuyển này.',
  sendVoidedByPrice: 'Giá đã thay đổi. Hãy xem lại lần chuyển này.',

  swapSteps: {
    selectToken: 'Chọn token',
    enterAmount: 'Nhập số tiền',
    ambiguousAmount: 'Chọn số tiền',
    incorrectAmount: 'Số tiền không đúng',
    insufficientBalance: 'Số dư không đủ',
    insufficientLiquidity: 'Thanh khoản không đủ',
    retry: 'Thử lại',
    waitForQuote: 'Xem lại hoán đổi',
    review: 'Xem lại hoán đổi',
  },
  swapYouPay: 'Bạn trả',
  swapYouReceive: 'Bạn nhận',
  swapAmount: (symbol) => `Số tiền bằng ${symbol}`,
  swapTurn: 'Đảo hai token',
  swapPart: (part) => `${part} số dư`,
  swapQuoting: 'Đang tìm giá tốt nhất',
  swapRate: 'Tỷ giá',
  swapMinimum: 'Bạn nhận ít nhất',
  swapSwapping: (from, to) => `Đang hoán đổi ${from} lấy ${to}`,
  swapSwapped: (from, to) => `Đã hoán đổi ${from} lấy ${to}`,
  swapSlippage: 'Trượt giá',
  swapSlippageOf: (percent) => `Trượt giá ${percent}`,
  swapSlippageHint:
    'Mức thay đổi giá tối đa. Nếu giá thay đổi nhiều hơn, sẽ không có gì được hoán đổi.',
  swapSlippageOther: 'Mức trượt giá khác, tính bằng phần trăm',
  swapSlippageHigh: 'Trượt giá cao: người khác có thể khiến bạn phải trả giá tệ hơn.',
  swapKept: (amount) => `${amount} được giữ lại trong tài khoản của bạn để trả phí mạng.`,
  swapLoss: (percent) =>
    `Bạn nhận ít hơn ${percent} so với số bạn trả. Số tiền nhỏ hơn có thể mất ít hơn.`,
  swapNoRoute:
    'Không có lộ trình giữa hai token này cho số tiền này. Hãy thử số tiền hoặc token khác.',
  swapNoQuote: 'Không tải được giá. Hãy kiểm tra kết nối của bạn.',
  swapTokensFailed: 'Không tải được token. Hãy kiểm tra kết nối của bạn.',
  swapUnsupported: 'Không thể hoán đổi trên mạng này.',
  swapNotReviewed: 'Không chuẩn bị được lần hoán đổi. Hãy thử lại.',
  swapFaults: {
    allowance: {
      failed: 'Không đọc được số tiền mà sàn có thể lấy. Hãy thử lại.',
      refused:
        'Lần hoán đổi bị từ chối: trước đây bạn đã cho phép sàn này lấy nhiều hơn, và giờ sàn có thể làm vậy. Hãy kết thúc các quyền chi tiêu đó trước.',
      token: fake,
    },
    approval: {
      failed: 'Không chuẩn bị được việc phê duyệt. Hãy thử lại.',
      refused:
        'Việc phê duyệt đã bị dừng: nó cho phép nhiều hơn lần hoán đổi này. Chưa có yêu cầu nào được gửi đến ví của bạn.',
      token: fake,
    },
    build: {
      failed: 'Không chuẩn bị được lần hoán đổi. Hãy thử lại.',
      refused:
        'Lần hoán đổi đã bị dừng: nó không làm đúng những gì hiển thị ở đây. Chưa có yêu cầu nào được gửi đến ví của bạn.',
      token: fake,
    },
  },
  swapContinue: 'Tiếp tục hoán đổi',

  swapSearch: 'Tên, ký hiệu hoặc địa chỉ',
  swapTokensNone: 'Không có token nào để hoán đổi ở đây.',
  swapTokenNotFound: 'Không tìm thấy token nào có tên hoặc địa chỉ này.',

  swapApprove: (symbol) => `Phê duyệt ${symbol}`,
  swapApproveHint:
    'Trước tiên, hãy cho phép sàn lấy đúng số tiền này. Sau đó bạn xem lại lần hoán đổi.',
  swapEndHint: (symbol) =>
    `Với ${symbol}, cần xóa quyền chi tiêu cũ của bạn trước. Sau đó bạn phê duyệt quyền mới và xem lại lần hoán đổi.`,
  swapPermit: (symbol) => `Ký cho ${symbol}`,
  swapPermitHint:
    'Trước tiên, hãy ký để cho phép sàn lấy đúng số tiền này, một lần. Miễn phí. Sau đó bạn xem lại lần hoán đổi.',
  swapPermitValid: 'Thời hạn hiệu lực',
  swapPermitMinutes: (minutes) => `${minutes} phút`,
  swapAllowance: 'Sàn có thể lấy',
  swapUnlimited: (symbol) => `${symbol} không giới hạn`,
  swapSpender: 'Sàn',
  swapApprovalWarnings: {
    unlimitedApproval: 'Điều này cho phép sàn lấy toàn bộ token này, bây giờ và sau này.',
    largerApproval: 'Điều này cho phép sàn lấy nhiều hơn số bạn hoán đổi.',
  },
  swapApprovalChecked: 'Tôi tin tưởng giao cho sàn này số tiền đó',
  swapApprovalAskingHint: 'Hãy kiểm tra số tiền và sàn ở đó.',
  swapApprovalWaiting: 'Đang chờ mạng',
  swapApprovalWaitingHint: 'Việc phê duyệt đang được xử lý. Bạn có thể đóng mục này và quay lại.',
  swapPreparing: 'Đang chuẩn bị hoán đổi',

  swapImpact: 'Tác động giá',
  swapImpactHigh: (percent) =>
    `Lần hoán đổi của bạn làm giá thay đổi ${percent}. Số tiền nhỏ hơn sẽ mất ít hơn.`,
  swapImpactChecked: 'Tôi chấp nhận giá này',
  swapRoute: 'Lộ trình',
  swapExchange: 'Sàn',
  swapProviderFee: 'Phí của sàn',
  swapTrials: {
    balances: 'Một node đã thử việc này. Kết quả có thể khác.',
    call: 'Một node chỉ thử xem việc này có thất bại không, chứ không thử số tiền. Kết quả có thể khác.',
    none: 'Không thử được việc này.',
  },
  swapUnread: 'Không đọc được lệnh gọi này. Chỉ có trang web cho biết nó làm gì.',
  swapUnreadChecked: 'Tôi tin tưởng trang web này với lần hoán đổi này',
  swapTogether: (amount) =>
    `Ví của bạn phê duyệt đúng ${amount} cho sàn và hoán đổi trong một bước: tất cả hoặc không gì cả.`,
  swapCheckedBy: 'Hợp đồng kiểm tra',
  swapAllowed: 'Được phép lấy',
  swapAct: (given, back) => `Hoán đổi ${given} lấy ${back}`,
  swapConfirm: 'Hoán đổi',
  swapConfirmBoth: 'Phê duyệt và hoán đổi',
  swapAskingHint: 'Hãy so sánh với ví của bạn. Bạn có thể đóng mục này.',
  swapVoided: {
    accountChanged: 'Tài khoản hoặc mạng đã thay đổi. Hãy điền lại lần hoán đổi.',
    bundleRefused:
      'Ví của bạn không thể phê duyệt và hoán đổi trong một bước. Hãy xem lại: phê duyệt trước, rồi hoán đổi.',
    priceChanged: 'Giá đã thay đổi. Hãy xem lại lần hoán đổi.',
    other: 'Lần xem lại này đã kết thúc. Hãy xem lại lần hoán đổi.',
  },
} satisfies PartTexts<'money'>;
