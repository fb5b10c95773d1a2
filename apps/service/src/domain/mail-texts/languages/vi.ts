import type { MailTexts } from '../mail-texts';

/** What mails say in Vietnamese. */
export const texts: MailTexts = {
  code: {
    login: {
      subject: 'Mã đăng nhập của bạn',
      text: '{site} yêu cầu bạn đăng nhập vào ví của bạn ({time}).',
    },
    emailFrom: {
      subject: 'Ví của bạn có địa chỉ email mới',
      text: 'Trên {site}, bạn đã yêu cầu đổi địa chỉ email của ví thành {address} ({time}).',
    },
    emailTo: {
      subject: 'Xác nhận địa chỉ email của bạn',
      text: 'Địa chỉ này sẽ là địa chỉ của một ví trên {site} ({time}).',
    },
    label: 'Mã của bạn',
    lasts: 'Mã có hiệu lực trong 10 phút, trên thiết bị đã yêu cầu mã.',
    never:
      'Chúng tôi không bao giờ hỏi mã này ở nơi nào khác. Nếu bạn không yêu cầu mã, hãy bỏ qua email này.',
  },
  device: {
    subject: 'Một trình duyệt mới xin đăng nhập',
    text: 'Một trình duyệt mới đối với ví của bạn xin đăng nhập trên {site} ({time}).',
    press: 'Nếu đó là của bạn, hãy mở trang này và nhấn nút trên trang',
    lasts:
      'Trang có hiệu lực trong 10 phút. Chỉ mở trang thì không có gì xảy ra. Nếu bạn không yêu cầu, hãy bỏ qua email này.',
  },
  newAddress: {
    subject: 'Ví của bạn đã có địa chỉ email mới',
    text: 'Trên {site}, ví của bạn đã nhận địa chỉ email {address} ({time}).',
    after:
      'Địa chỉ này không còn đăng nhập được vào ví đó. Trong một ngày, không thể thêm hay xóa cách mở ví nào.',
  },
  login: {
    added: {
      subject: 'Ví của bạn có cách đăng nhập mới',
      text: 'Trên {site}, cách đăng nhập bằng {login} đã được thêm vào ví của bạn ({time}).',
    },
    removed: {
      subject: 'Một cách đăng nhập đã bị xóa khỏi ví của bạn',
      text: 'Trên {site}, cách đăng nhập bằng {login} đã bị xóa khỏi ví của bạn ({time}).',
    },
    care: 'Nếu không phải bạn làm việc này, hãy đăng nhập, xóa những gì không phải của bạn, và kết thúc những trình duyệt bạn không biết.',
  },
  newDevice: {
    subject: 'Một trình duyệt mới đã đăng nhập',
    text: 'Một trình duyệt mới đối với ví của bạn đã đăng nhập trên {site} ({time}). Nó tự xưng là {name}.',
    yours:
      'Nếu đó là bạn, không cần làm gì. Trình duyệt này chỉ mở được ví bằng khóa truy cập hoặc các từ khôi phục.',
    notYours:
      'Nếu đó không phải là bạn, hãy đăng nhập trên một trang web bằng ví của bạn, mở “Trình duyệt đã đăng nhập” trong ví, và kết thúc nó ở đó.',
    named: '{browser} trên {system}',
    unknown: 'một trình duyệt mà chúng tôi không biết',
  },
  wallet: {
    asked: {
      subject: 'Một ví mới có thể thay thế ví của bạn',
      text: 'Một trình duyệt đã đăng nhập vào tài khoản của bạn không mở được ví của bạn, và xin bắt đầu ví mới ({time}). Ví mới có thể bắt đầu vào {day}.',
      open: 'Bạn vẫn mở được ví của mình? Hãy mở ví trên bất kỳ trang web nào trước lúc đó, và sẽ không có gì xảy ra. Sau đó hãy kết thúc những trình duyệt bạn không biết.',
      stays:
        'Trong mọi trường hợp, ví của bạn không bị xóa: ai mở được ví đều có thể đưa nó trở lại vị trí cũ.',
    },
    replaced: {
      subject: 'Một ví mới đã thay thế ví của bạn',
      text: 'Một trình duyệt đã đăng nhập vào tài khoản của bạn đã bắt đầu một ví mới thay cho ví của bạn ({time}).',
      back: 'Ví của bạn không bị xóa. Hãy mở ví như trước trên bất kỳ trang web nào, và đưa nó trở lại vị trí cũ. Sau đó hãy kết thúc những trình duyệt bạn không biết.',
    },
    restored: {
      subject: 'Một ví được cất riêng đã trở lại vị trí cũ',
      text: 'Người mở được một ví được cất riêng của tài khoản bạn đã đưa nó trở lại vị trí cũ ({time}).',
      aside:
        'Ví trước đó ở đây được cất riêng, và không bị xóa: ai mở được ví đó đều có thể đưa nó trở lại.',
    },
    discarded: {
      subject: 'Một ví được cất riêng sẽ bị xóa',
      text: 'Người mở được một ví được cất riêng của tài khoản bạn đã yêu cầu xóa ví đó ({time}). Ví bị xóa vào {day}.',
      keep: 'Không phải bạn yêu cầu? Hãy mở ví đó trên bất kỳ trang web nào trước lúc đó, và giữ lại. Sau đó hãy kết thúc những trình duyệt bạn không biết.',
    },
    ending: {
      subject: 'Tài khoản và ví của bạn sẽ bị xóa',
      text: 'Đơn vị vận hành ví của bạn sẽ xóa tài khoản của bạn và mọi cách mở ví của bạn ({time}). Việc này diễn ra vào {day}.',
      keep: 'Bạn muốn giữ lại? Hãy mở ví của bạn trên bất kỳ trang web nào trước lúc đó, và sẽ không có gì bị xóa.',
      lost: 'Những gì trong ví không được chuyển đi, và sẽ mất nếu không có các từ khôi phục của ví hoặc một bộ khác.',
    },
    staying: {
      subject: 'Tài khoản và ví của bạn được giữ lại',
      text: 'Đơn vị vận hành ví của bạn không xóa gì ({time}).',
      nothing: 'Không cần làm gì.',
    },
    kept: {
      subject: 'Một ví được cất riêng được giữ lại',
      text: 'Người mở được một ví được cất riêng của tài khoản bạn, vốn sắp bị xóa, đã chọn giữ lại ví đó ({time}).',
    },
    care: 'Nếu không phải bạn làm việc này, hãy đăng nhập trên một trang web bằng ví của bạn, và kết thúc những trình duyệt bạn không biết.',
  },
};
