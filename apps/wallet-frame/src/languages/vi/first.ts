import type { LanguageTexts } from '../../domain/texts/language-texts';

export const first = {
  notSecure: 'không an toàn',
  email: 'Địa chỉ email',
  code: {
    title: 'Nhập mã',
    sending: 'Đang gửi mã',
    sent: (email) => `Chúng tôi đã gửi mã sáu chữ số đến ${email}.`,
    signsIn: (site) => `Mã này đăng nhập bạn vào ${site}.`,
    work: (email) =>
      `Việc này mất một lát: nhiều mã đã được yêu cầu. Sau đó chúng tôi gửi một mã đến ${email}.`,
    press: 'Chúng tôi đã gửi email cho bạn. Hãy mở trang trong email và nhấn nút trên trang đó.',
    asks: {
      join: 'Với mã này, địa chỉ này cũng đăng nhập được vào ví của bạn.',
      changeOld: 'Mã này xác nhận rằng địa chỉ email của bạn thay đổi.',
      changeNew: 'Với mã này, địa chỉ này thay thế địa chỉ cũ.',
    },
    field: 'Mã dùng một lần',
    secret:
      'Chỉ nhập mã ở đây. Trang web không nhìn thấy mã. Mã được gửi khi bạn nhập chữ số cuối.',
    checking: 'Đang kiểm tra…',
    worksFor: (time) => `Mã có hiệu lực trong ${time}`,
    over: 'Mã này đã hết hạn. Hãy yêu cầu mã mới.',
    resend: 'Gửi mã mới',
    resendIn: (seconds) => `Gửi mã mới sau ${seconds} giây`,
    leave: 'Hủy',
  },
  problems: {
    wrong: (left) => `Mã sai. Số lần thử còn lại: ${left}.`,
    expired: () => 'Mã này đã hết hạn. Hãy gửi mã mới.',
    spent: () => 'Quá nhiều mã sai. Hãy gửi mã mới.',
    wait: (seconds) => `Vui lòng thử lại sau ${seconds} giây`,
    tooMany: () => 'Quá nhiều yêu cầu. Hãy thử lại sau.',
    unavailable: () => 'Ví không truy cập được dịch vụ của mình. Hãy kiểm tra kết nối và thử lại.',
    moment: () => 'Dịch vụ của ví cần một lát. Hãy thử lại sau giây lát: không có gì bị mất.',
    mail: () => 'Không gửi được email. Hãy thử lại.',
    passkey: () => 'Khóa truy cập không được dùng. Hãy thử lại, hoặc chọn cách khác.',
    noPrf: () => 'Thiết bị này không có khóa truy cập nào mở được ví. Hãy chọn cách khác.',
    words: () => 'Các từ này không mở được ví. Hãy kiểm tra từng từ.',
    kitFile: () => 'Tệp này không phải là bộ ngoại tuyến, hoặc đã bị hỏng.',
    kitOther: () => 'Bộ này là của ví khác.',
    storage: () =>
      'Trình duyệt này không cho ví giữ khóa ở đây. Hãy cho phép dữ liệu trang web đối với ví, hoặc dùng trình duyệt khác.',
    openFirst: () => 'Trước tiên, hãy mở ví của bạn trong trình duyệt này.',
    oneSlot: () =>
      'Ví này chỉ mở trong một trình duyệt, nên số lần ký mỗi ngày bị giới hạn. Hãy đăng xuất rồi đăng nhập lại để thêm cách thứ hai.',
    taken: () => 'Địa chỉ này đã có ví.',
    held: () =>
      'Trong một ngày sau khi đổi địa chỉ, các cách mở ví được giữ nguyên, và không thể mang ví đi.',
    noWindow: () =>
      'Ứng dụng này không mở cửa sổ, nên không thể hoàn tất đăng nhập ở đây. Hãy đăng nhập bằng email, hoặc mở trang này trong trình duyệt của bạn.',
    heldDevice: () =>
      'Trong một ngày sau khi đổi địa chỉ hoặc cách đăng nhập của bạn, trình duyệt nào đến sau đều không mở được ví. Hãy dùng trình duyệt bạn đã có từ trước, hoặc thử lại vào ngày mai.',
    heldWallet: () =>
      'Ví cũ giữ chỗ của nó trong một ngày. Hãy thử lại vào ngày mai: ví này không mất gì.',
    olderWallet: () =>
      'Khi một ví cũ của bạn còn được cất riêng, địa chỉ và các cách đăng nhập từ thời của nó được giữ nguyên.',
    signedOut: () =>
      'Trình duyệt này đã bị đăng xuất khỏi ví của bạn. Hãy đăng nhập lại: không có gì bị mất.',
    noWords: () =>
      'Trình duyệt này không mở cửa sổ ở đây, và các từ chỉ được hiển thị trong một cửa sổ. Hãy thêm khóa truy cập, hoặc đăng nhập trong trình duyệt khác để ghi lại các từ.',
    windowless: () =>
      'Trình duyệt của bạn không mở cửa sổ ở đây, và ví chỉ hỏi trong cửa sổ riêng. Hãy cho phép cửa sổ cho trang web này, hoặc mở trang này trong trình duyệt khác.',
    wordsNotKept: () =>
      'Không lưu được các từ mới, nên chúng không mở được gì. Hãy bỏ chúng đi và thử lại.',
    popup: () => 'Trình duyệt không mở cửa sổ. Hãy cho phép trang web này và thử lại.',
    windowClosed: () => 'Cửa sổ đã bị đóng trước khi hoàn tất. Hãy mở lại.',
    socialDeclined: () => 'Bạn đã từ chối đăng nhập ở đó.',
    socialElsewhere: () =>
      'Trình duyệt này không cho ví hoàn tất lần đăng nhập này. Hãy đăng nhập bằng email, hoặc mở trang này trong trình duyệt khác.',
    socialLeft: () => 'Bạn chưa hoàn tất đăng nhập. Hãy bắt đầu lại.',
    socialFailed: () => 'Không kiểm tra được lần đăng nhập. Hãy thử lại.',
    socialOver: () => 'Lần đăng nhập này đã hết hạn. Hãy bắt đầu lại.',
    socialUnreachable: () => 'Không truy cập được trang đăng nhập. Hãy thử lại sau.',
    linkedElsewhere: () => 'Cách đăng nhập này thuộc về ví khác.',
    invalidEmail: () => 'Đây không phải là địa chỉ email.',
    loginHeld: () =>
      'Cách đăng nhập còn lại phải có từ ít nhất một ngày trước. Hãy thử lại vào ngày mai.',
    loginInUse: () =>
      'Bạn đang đăng nhập bằng cách này. Hãy đăng nhập bằng cách khác trước, rồi xóa nó.',
    lastLogin: () => 'Đây là cách đăng nhập duy nhất. Hãy thêm cách khác trước.',
    siteFrozen: () =>
      'Hiện trang web này không dùng được ví. Ví của bạn vẫn an toàn và mở được trên các trang web khác.',
    siteLogin: () => 'Trang web này không chấp nhận cách đăng nhập này. Hãy chọn cách khác.',
    failed: () => 'Đã xảy ra lỗi. Hãy thử lại.',
  },
} satisfies LanguageTexts['first'];
