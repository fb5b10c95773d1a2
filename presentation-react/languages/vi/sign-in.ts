import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `Đăng nhập vào ${site}`,
  signInText:
    'Hãy ký một thông điệp để chứng minh tài khoản này là của bạn. Việc này miễn phí và không chuyển gì đi.',
  signInPreparing: 'Đang chuẩn bị thông điệp',
  signInSite: 'Trang web',
  signInAccount: 'Tài khoản',
  signInExpires: 'Có hiệu lực đến',
  signInResources: 'Thông điệp cũng liệt kê',
  signInWhole: 'Toàn bộ thông điệp',
  signInAsked: 'Ký thông điệp trong ví của bạn',
  signInAskedHint:
    'Ví của bạn hiển thị cùng thông điệp. Chỉ ký nếu thông điệp nêu tên trang web này.',
  signInChecking: 'Trang web đang kiểm tra chữ ký của bạn',
  signInDone: 'Bạn đã đăng nhập',
  signInLeave: 'Hủy và ngắt kết nối',
  signInFaults: {
    accountChanged: {
      headline: 'Bạn đã đổi tài khoản',
      hint: 'Thông điệp đó dành cho tài khoản trước. Hãy ký thông điệp mới.',
    },
    declined: {
      headline: 'Bạn đã từ chối ký',
      hint: 'Bạn chưa đăng nhập. Hãy thử lại khi bạn sẵn sàng.',
    },
    expired: {
      headline: 'Thông điệp đã hết hạn',
      hint: 'Hãy ký thông điệp mới.',
    },
    failed: {
      headline: 'Ví của bạn không ký được',
      hint: 'Hãy mở ví của bạn rồi thử lại.',
    },
    networkChanged: {
      headline: 'Bạn đã đổi mạng',
      hint: 'Thông điệp đó dành cho mạng trước. Hãy ký thông điệp mới.',
    },
    otherAccount: {
      headline: 'Chữ ký là của tài khoản khác',
      hint: 'Hãy chọn tài khoản bên dưới trong ví của bạn, rồi thử lại.',
    },
    otherSite: {
      headline: 'Thông điệp dành cho trang web khác',
      hint: 'Không có gì được ký. Hãy kiểm tra địa chỉ của trang này và báo cho trang web.',
    },
    pending: {
      headline: 'Ví của bạn đang chờ bạn',
      hint: 'Ví đang có một yêu cầu khác chờ xử lý. Hãy trả lời rồi thử lại.',
    },
    refused: {
      headline: 'Trang web không chấp nhận lần đăng nhập này',
      hint: 'Bạn chưa đăng nhập. Hãy thử lại với thông điệp mới.',
    },
    smartAccount: {
      headline: 'Tài khoản thông minh của bạn không ký được thông điệp',
      hint: 'Tài khoản cơ bản của bạn thì được. Cả hai đều là của bạn, với địa chỉ khác nhau; token vẫn ở nguyên chỗ.',
    },
    unavailable: {
      headline: 'Trang web không phản hồi',
      hint: 'Bạn chưa đăng nhập. Hãy kiểm tra kết nối và thử lại.',
    },
    unsupported: {
      headline: 'Ví của bạn không ký được thông điệp',
      hint: 'Hãy hủy, rồi kết nối ví hoặc tài khoản khác.',
    },
  },
} satisfies PartTexts<'signIn'>;
