import { toRecord } from './to-record'

export const chineseRecords = [
  toRecord('chen', 'people', ['陈伟', '合伙人，国际仲裁，香港', '代理投资者与国家之间的争议。', 'Chen Wei']),
  toRecord('zhang', 'people', ['张丽华', '合伙人，公司并购，上海', '为跨境收购提供法律意见。', 'Zhang Lihua']),
  toRecord('ouyang', 'people', ['欧阳明', '顾问，反垄断，北京', '经营者集中申报。', 'Ouyang Ming']),
  toRecord('wang', 'people', ['王晓东', '律师，知识产权，北京', '专利诉讼与商标许可。', 'Wang Xiaodong']),
  toRecord('zhongcai', 'expertise', ['国际仲裁', '在仲裁庭解决争议', '香港国际仲裁中心程序与裁决执行。']),
  toRecord('binggou', 'expertise', ['公司并购', '公开与私人交易', '尽职调查与股权收购协议。']),
  toRecord('fanlongduan', 'expertise', ['反垄断与竞争', '经营者集中与垄断协议', '反垄断调查的应对。']),
  toRecord('shuju', 'expertise', ['数据保护', '个人信息合规', '数据跨境传输与安全评估。']),
  toRecord('zhishi', 'expertise', ['知识产权', '专利、商标、著作权', '许可与诉讼。']),
  toRecord('laodong', 'expertise', ['劳动法', '招聘与解雇', '集体合同与高管薪酬。']),
  toRecord('shuiwu', 'expertise', ['税务', '企业税与争议', '转让定价与增值税。']),
  toRecord('yinhang', 'expertise', ['银行与金融', '贷款与银行监管', '证券化与担保。']),
  toRecord('nengyuan', 'expertise', ['能源与基础设施', '风电、太阳能与氢能', '项目融资。']),
  toRecord('hegui', 'insight', ['跨境合规：企业应当注意什么', '出口管制与制裁', '合规体系的建立。']),
  toRecord('ai', 'insight', ['人工智能法案与企业', '高风险系统的义务', '产品安全。']),
  toRecord('bukekangli', 'insight', ['疫情之后的不可抗力', '合同何时可以中止', '情势变更。']),
  toRecord('shanghai', 'office', ['上海', '位于陆家嘴的办事处', '并购与银行业务。']),
  toRecord('xianggang', 'office', ['香港', '位于皇后大道中的办事处', '争议解决与基金。']),
  toRecord('jiangzuo', 'event', ['2026年税务讲座', '转让定价的新规则', '上海，上午九点。']),
  toRecord('tanpan', 'news', ['本所赢得风电场仲裁', '巴黎仲裁庭作出裁决', '赔偿八千万欧元。']),
]
